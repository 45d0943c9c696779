import { writtenFile, type WriteRequest } from './write-file'

addEventListener('message', (event: MessageEvent<WriteRequest>) => {
  writtenFile(event.data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
