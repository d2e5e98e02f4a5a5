import { encode, renderSVG } from 'uqr'

/** What the sample codes hold. */
export const sampleAddress = 'https://account.portico.example/qr-login/confirm?token=Zk3vR8xQ2mT7'

/** As the account service draws it: with the quiet zone of 4 modules that cameras need. */
export function drawQrCode(): string {
  return renderSVG(sampleAddress, { border: 4, ecc: 'M' })
}

export const qrPicture = `data:image/svg+xml,${encodeURIComponent(drawQrCode())}`

/** As another service may draw it: a PNG of one pixel a module, without a quiet zone. */
export function drawBarePng(): string {
  const { data, size } = encode(sampleAddress, { border: 0, ecc: 'M' })
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
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
