/** What the parts of the board are given. */
import type { BoardProps } from '../face'
import type { Pieces } from './named'
import type { ColumnView } from './view'

export type Props = BoardProps<ColumnView>
export type Parts = Props & { pieces: Pieces }
