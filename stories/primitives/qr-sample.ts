import { encode, renderSVG } from 'uqr'

/** The content of the sample QR codes. */
const sampleUrl = 'https://account.portico.example/qr-login/confirm?token=Zk3vR8xQ2mT7'

/** Renders a QR code as the account service does, with the 4-module quiet zone that cameras need. */
export function drawQrCode(): string {
  return renderSVG(sampleUrl, { border: 4, ecc: 'M' })
}

export const qrImage = `data:image/svg+xml,${encodeURIComponent(drawQrCode())}`

/** Renders a QR code as another service might: a PNG with one pixel per module, without a quiet zone. */
export function drawBarePng(): string {
  const { data, size } = encode(sampleUrl, { border: 0, ecc: 'M' })
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not support canvas.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#17161c'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x, y, 1, 1)
    })
  })
  return canvas.toDataURL()
}
