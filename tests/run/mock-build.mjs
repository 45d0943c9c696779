import { build } from 'vite'

/*
 * The console with the cloud inside the browser. Drawings, which no test of it looks at, stay outside: they are a third
 * of the work.
 */
await build({
  mode: 'mock',
  logLevel: 'error',
  build: { outDir: process.argv[2], rolldownOptions: { external: ['@ant-design/charts'] } },
})
