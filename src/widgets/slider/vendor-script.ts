import { loadScript } from '../../host/load-script.ts'
import type { CaptchaSettings } from '../../host/page-data.ts'
import type { Locale } from '../../i18n/locales.ts'
import { sliderHeight, sliderWidth } from '../../rules/limits.ts'

const partSelector = '[id^="aliyunCaptcha-"]'

/** Returns the outermost elements that the vendor's script added to the page, visible or not. */
export function findVendorElements(): HTMLElement[] {
  const vendorElements = [...document.body.querySelectorAll<HTMLElement>(partSelector)]
  return vendorElements.filter((part) => !part.parentElement?.closest(partSelector))
}

export function findVisibleElements(): HTMLElement[] {
  return findVendorElements().filter(
    (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility !== 'hidden',
  )
}

/** Reports the popup's visible parts immediately and after every change. Returns a function that stops watching. */
export function watchPopup(onChange: (visibleElements: HTMLElement[]) => void): () => void {
  const report = () => onChange(findVisibleElements())
  const observer = new MutationObserver(report)
  const attributeFilter = ['class', 'style', 'hidden']
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
  report()
  return () => observer.disconnect()
}

/*
 * The interface of Alibaba Cloud Captcha 2.0 for web pages, as documented in its guide for the V2 architecture:
 * https://www.alibabacloud.com/help/en/captcha/captcha2-0/user-guide/add-a-web-or-html5-client-to-alibaba-cloud-captcha-2
 */

export type VendorVerdict = { captchaResult: boolean; bizResult?: boolean }

export type VendorInstance = {
  show?: () => void
  hide?: () => void
  refresh?: () => void
  destroyCaptcha?: () => void
}

type VendorOptions = {
  SceneId?: string
  prefix?: string
  mode: 'popup'
  /** CSS selectors. The script throws if either matches no element. */
  element: string
  button: string
  captchaVerifyCallback: (captchaVerifyParam: string) => Promise<VendorVerdict>
  onBizResultCallback: (bizResult?: boolean) => void
  getInstance: (instance: VendorInstance) => void
  onError: (reason?: unknown) => void
  slideStyle: { width: number; height: number }
  language: 'cn' | 'tw' | 'en'
  region: 'cn' | 'sgp'
}

declare global {
  interface Window {
    AliyunCaptchaConfig?: { region: 'cn' | 'sgp'; prefix?: string }
    initAliyunCaptcha?: (options: VendorOptions) => unknown
  }
}

const minSliderWidth = 320

const languages: Record<Locale, VendorOptions['language']> = { 'zh-CN': 'cn', 'zh-TW': 'tw', en: 'en' }

export type VendorSettings = CaptchaSettings & { scriptUrl: string; locale: Locale }

/** Adds the two elements that the script requires. The button stays hidden, since the flow opens the popup. */
function createAnchors(): HTMLElement {
  const anchors = document.createElement('div')
  const element = document.createElement('div')
  const button = document.createElement('button')
  element.id = 'portico-captcha'
  button.id = 'portico-captcha-button'
  button.type = 'button'
  button.hidden = true
  anchors.append(element, button)
  document.body.append(anchors)
  return anchors
}

export type VendorPopup = { show: () => void; hide: () => void; remove: () => void }

/** Prepares the hidden popup. Rejects if the script fails to load or run, or if the signal is aborted. */
export async function startVendorPopup(
  { scriptUrl, sceneId, prefix, region, locale }: VendorSettings,
  captchaVerifyCallback: VendorOptions['captchaVerifyCallback'],
  signal: AbortSignal,
): Promise<VendorPopup> {
  window.AliyunCaptchaConfig = { region, prefix }
  await loadScript(scriptUrl)
  signal.throwIfAborted()
  const init = window.initAliyunCaptcha
  if (!init) throw new Error('The captcha script did not define initAliyunCaptcha.')
  const anchors = createAnchors()
  const remove = (instance?: VendorInstance) => {
    instance?.destroyCaptcha?.()
    for (const part of [anchors, ...findVendorElements()]) part.remove()
  }
  try {
    const instance = await new Promise<VendorInstance>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Aborted.')))
      const initResult = init({
        SceneId: sceneId,
        prefix,
        mode: 'popup',
        element: '#portico-captcha',
        button: '#portico-captcha-button',
        captchaVerifyCallback,
        onBizResultCallback: () => {},
        getInstance: resolve,
        onError: (reason) => reject(new Error(`The captcha script failed: ${String(reason)}`)),
        // On narrow screens, leave room for the popup's own margins.
        slideStyle: { width: Math.min(sliderWidth, Math.max(minSliderWidth, innerWidth - 40)), height: sliderHeight },
        language: languages[locale],
        region,
      })
      Promise.resolve(initResult).catch(reject)
    })
    return {
      show: () => (instance.show ? instance.show() : anchors.querySelector('button')?.click()),
      hide: () => instance.hide?.(),
      remove: () => remove(instance),
    }
  } catch (error) {
    remove()
    throw error
  }
}
