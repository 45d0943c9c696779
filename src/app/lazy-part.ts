/** Lives with the console, whose fields and dialogs come in parts as well. */
export { lazyPart, PartMissing } from '../console/lazy-part'
