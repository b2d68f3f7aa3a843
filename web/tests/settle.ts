/** Effects that Preact has put off come a moment after the last test of a file; the page must still be there then. */
import { afterAll } from 'vitest'

const PUT_OFF = 200 // milliseconds, longer than Preact waits for a frame

afterAll(() => new Promise((done) => setTimeout(done, PUT_OFF)))
