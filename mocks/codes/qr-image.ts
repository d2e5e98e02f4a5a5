import { renderSVG } from 'uqr'
import { textResponse } from '../http/responses.ts'

/** Renders a QR code in black on white in every theme, with the quiet zone of 4 modules that scanners need. */
export function serveQrImage(text: string): Response {
  return textResponse(renderSVG(text, { border: 4, ecc: 'M' }), 'image/svg+xml')
}
