// Troubles of pages in an engine that tells nobody of them: each page reports its own, by a script of its own origin that
// the policy allows as it is.
import type { PreviewOptions } from '../../../tools/preview-server.ts'

const scriptPath = '/__troubles.js'
const reportPath = '/__troubles'

/** Runs in the page before anything else does. Told at once, since a page that is left tells nothing any more. */
function watch(path: string) {
  const tell = (trouble: string) => {
    const request = new XMLHttpRequest()
    request.open('POST', path, false)
    request.send(trouble)
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${String(reason)}`))
  window.addEventListener(
    'error',
    ({ message, target }) => {
      if (target === window) tell(`uncaught: ${message}`)
      else tell(`not loaded: ${(target as HTMLElement).outerHTML.slice(0, 200)}`)
    },
    true,
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
}

/**
 * What makes served pages tell their troubles to `note`: violations of the policy, uncaught errors and rejections, what
 * scripts write to the console as an error, and what a tag asks for in vain. Every answer with an error's status is told
 * from the server's side. A message that the engine itself writes to its console is not seen.
 */
export function watchPages(note: (trouble: string) => void): PreviewOptions {
  return {
    edit: (html) => html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`),
    first: (request, response, next) => {
      const { url, method } = request
      if (url === scriptPath) {
        return void response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
          .end(`(${watch.toString()})(${JSON.stringify(reportPath)})`)
      }
      if (url === reportPath) {
        let trouble = ''
        request.setEncoding('utf8').on('data', (chunk: string) => {
          trouble += chunk
        })
        return void request.on('end', () => {
          note(trouble)
          response.writeHead(204).end()
        })
      }
      response.on('finish', () => {
        if (response.statusCode >= 400) note(`status ${response.statusCode}: ${method} ${url}`)
      })
      next()
    },
  }
}
