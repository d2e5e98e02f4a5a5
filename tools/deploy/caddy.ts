import { locales } from '../../src/i18n/locales.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { browserLanguages } from './languages.ts'
import { screensPattern } from './screens.ts'

function setHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    header ${name} "${value}"`)
    .join('\n')
}

/** The snippets that a Caddy site imports: `portico-assets`, `portico-screens`, and `portico-not-found` for its proxy. */
export function caddySnippets({ pages, assets }: SecurityHeaders): string {
  const languages = browserLanguages.map(([pattern, locale]) => `    "~${pattern}" ${locale}`)
  return `# Made by the build: do not edit. The site's root is the folder of the build.
# The policy names the pages of this very build, so both are released together.

(portico-assets) {
  @portico_asset {
    path /assets/*
    file
  }
  handle @portico_asset {
${setHeaders(assets)}
    encode gzip
    file_server {
      precompressed br
    }
  }
  handle /assets/* {
    header Cache-Control "no-store"
    respond 404
  }
}

(portico-page) {
${setHeaders(pages)}
    encode gzip
}

(portico-screens) {
  # The first language of the browser's list that there is a page in.
  map {http.request.header.Accept-Language} {portico_browser_language} {
${languages.join('\n')}
    default en
  }
  # What the address asks for stands above it.
  map {http.request.uri.query.lang} {portico_language} {
${locales.map((locale) => `    ${locale} ${locale}`).join('\n')}
    default {portico_browser_language}
  }

  # One address may be a page (GET) and a call (POST).
  @portico_screen {
    method GET HEAD
    path_regexp portico_screen ${screensPattern()}
  }
  handle @portico_screen {
    import portico-page
    rewrite * /{portico_language}/{http.regexp.portico_screen.1}.html
    file_server {
      precompressed br
    }
  }
}

# For reverse_proxy: where the server behind has no page either, ours says so. Calls get its own answer.
(portico-not-found) {
  @portico_nobody status 404
  handle_response @portico_nobody {
    @portico_opens_page {
      method GET HEAD
      header Accept *text/html*
    }
    handle @portico_opens_page {
      import portico-page
      rewrite * /{portico_language}/not-found.html
      file_server {
        status 404
        precompressed br
      }
    }
    handle {
      copy_response
    }
  }
}
`
}
