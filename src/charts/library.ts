/** The one name we draw columns with, so that the bundler drops the rest of the library from the lazy chunk. */
export { Base } from '@ant-design/charts'
