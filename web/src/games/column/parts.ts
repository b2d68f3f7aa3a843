/** What the parts of the board are given. */
import type { BoardProps } from '../registry'
import type { Pieces } from './pieces'
import type { ColumnView } from './view.gen'

export type Props = BoardProps<ColumnView>
export type Parts = Props & { pieces: Pieces }
