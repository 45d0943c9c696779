/**
 * The way to everything behind sign-in, in a file of its own: the names of all the files that it is made of would be a
 * kilobyte of the sign-in page.
 */
export const loadBehindSignIn = () => import('./signed-in-app').then((part) => part.SignedInApp)
