import { chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../../tools/browser.ts'

/** A picture as a server sends it. */
export type Picture = { type: string; bytes: Uint8Array }

/** Where a picture is looked at: its width in CSS px, pixels per CSS px, and the colour of the page around it. */
export type Showing = { width: number; scale: number; background: string }

/** The page that shows around a picture, in CSS px. */
export const margin = 40

/** A browser that shows pictures, as a PNG of what people see. */
export async function openPainter() {
  const browser = await chromium.launch(launchOptions(await findBrowser()))
  const pages = new Map<number, Page>()

  async function pageOf(scale: number): Promise<Page> {
    const page = pages.get(scale) ?? (await browser.newPage({ deviceScaleFactor: scale, colorScheme: 'dark' }))
    pages.set(scale, page)
    return page
  }

  return {
    async paint({ type, bytes }: Picture, { width, scale, background }: Showing): Promise<Uint8Array> {
      const page = await pageOf(scale)
      const side = width + 2 * margin
      await page.setViewportSize({ width: side, height: side })
      const source = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
      await page.setContent(
        `<body style="margin:${margin}px;background:${background}"><img alt="" width="${width}" src="${source}">`,
      )
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
      return page.screenshot()
    },
    close: () => browser.close(),
  }
}

export type Painter = Awaited<ReturnType<typeof openPainter>>
