import { CAPABILITIES } from '../../../src/domain/people/capability'

/** All that a server may have beyond the vendor's interface; asked before any of it. A vendor's cloud answers 404. */
export const capabilities = () => ({ capabilities: CAPABILITIES })
