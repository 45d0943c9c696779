import type { ConfigEnv, UserConfig } from 'vite'

/** The console as it is delivered; with the cloud in the page as well, but not the server. */
export const toConsole = (_config: UserConfig, env: ConfigEnv) => env.command === 'build' && !env.isSsrBuild

/** The console as a server delivers it: no cloud lives in the page. */
export const toServed = (config: UserConfig, env: ConfigEnv) => toConsole(config, env) && env.mode !== 'mock'
