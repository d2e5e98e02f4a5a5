// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { isSlidByPerson } from '../../mocks/captcha/slider.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'

type Instance = { show: () => void; hide: () => void; refresh: () => void; destroyCaptcha: () => void }
type Options = Record<string, unknown>

const service = createAccountService()
const serve = (path: string) => service.handle(new Request(`http://portico.test${path}`))

/** Runs the script as the page would, and starts it. */
async function start(options: Options = {}): Promise<Instance> {
  const response = await serve('/__captcha/vendor.js')
  const currentScript = { src: 'http://portico.test/__captcha/vendor.js' }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(currentScript as HTMLScriptElement)
  runInThisContext((await response?.text()) ?? '')
  return new Promise((resolve) => {
    const init = Reflect.get(window, 'initAliyunCaptcha') as (all: Options) => void
    init({
      SceneId: 'portico-scene',
      prefix: 'portico',
      element: '#captcha',
      button: '#button',
      language: 'en',
      getInstance: resolve,
      ...options,
    })
    document.querySelector('#aliyunCaptcha-style')?.dispatchEvent(new Event('load'))
  })
}

const find = (name: string) => document.querySelector<HTMLElement>(`#aliyunCaptcha-${name}`)
const isShown = () => find('window-popup')?.classList.contains('window-show')

/** Slides it to the end by keyboard. */
async function slide() {
  find('sliding-slider')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 300))
}

beforeEach(() => {
  document.body.innerHTML = '<div id="captcha"></div><button id="button"></button>'
})
afterEach(() => {
  document.head.replaceChildren()
  service.reset()
})

describe('the page', () => {
  test('embeds no script by default', () => {
    const { data } = service.pageData(createCookieJar())
    expect(data.captcha).not.toHaveProperty('script_url')
  })

  test('embeds the vendor’s where the settings say so', async () => {
    service.settings.captcha_provider = 'vendor'
    const { data } = service.pageData(createCookieJar())
    expect(data.captcha).toMatchObject({ scene_id: 'portico-scene', prefix: 'portico' })
    const script = await serve(data.captcha.script_url ?? '')
    expect(script?.headers.get('content-type')).toContain('text/javascript')
  })

  test('under /account the script lies under it as well', () => {
    service.settings.captcha_provider = 'vendor'
    const { data } = service.pageData(new Request('http://portico.test/account/login'))
    expect(data.captcha.script_url).toBe('/account/__captcha/vendor.js')
  })
})

describe('the script', () => {
  test('is lost at one address, and late at another', async () => {
    expect((await serve('/__captcha/lost.js'))?.status).toBe(404)
    const before = performance.now()
    await serve('/__captcha/vendor.js?wait=60')
    expect(performance.now() - before).toBeGreaterThanOrEqual(55)
  })

  test('puts its popup into the page, shown and hidden by its instance and its button', async () => {
    const instance = await start()
    expect(isShown()).toBe(false)
    instance.show()
    expect(isShown()).toBe(true)
    instance.hide()
    document.querySelector<HTMLElement>('#button')?.click()
    expect(isShown()).toBe(true)
    find('btn-close')?.click()
    expect(isShown()).toBe(false)
    instance.destroyCaptcha()
    expect(document.querySelectorAll('[id^="aliyunCaptcha"]')).toHaveLength(0)
  })

  test('hands over what the judge takes, calls back in order, and hides', async () => {
    const calls: string[] = []
    const params: string[] = []
    const instance = await start({
      captchaVerifyCallback: (param: string) => {
        params.push(param)
        calls.push('verify')
        return Promise.resolve({ captchaResult: true, bizResult: true })
      },
      onBizResultCallback: (result: boolean) => calls.push(`biz ${result}`),
    })
    instance.show()
    await slide()
    await vi.waitFor(() => expect(calls).toEqual(['verify', 'biz true']))
    expect(params.map(isSlidByPerson)).toEqual([true])
    expect(isShown()).toBe(false)
  })

  test('starts over where the answer is no, without a word of the business', async () => {
    const onBizResultCallback = vi.fn()
    const instance = await start({
      captchaVerifyCallback: () => Promise.resolve({ captchaResult: false }),
      onBizResultCallback,
    })
    instance.show()
    await slide()
    await vi.waitFor(() => expect(find('sliding-text')?.textContent).toBe('Failed. Please try again'))
    expect(find('sliding-slider')?.getAttribute('aria-valuenow')).toBe('0')
    expect(isShown()).toBe(true)
    expect(onBizResultCallback).not.toHaveBeenCalled()
  })

  test.each([
    ['cn', '请按住滑块，拖动到最右边'],
    ['tw', '請按住滑桿，拖曳到最右邊'],
    ['en', 'Slide to the right'],
  ])('speaks %s', async (language, words) => {
    await start({ language })
    expect(find('sliding-text')?.textContent).toBe(words)
  })

  test.each([
    [360, '360px'],
    [200, '320px'],
  ])('given a width of %i it is %s wide', async (width, shown) => {
    await start({ slideStyle: { width, height: 40 } })
    expect(find('sliding-body')?.style).toMatchObject({ width: shown, height: '40px' })
  })

  test('breaks as it is told, and where there is no place for it', async () => {
    await expect(start({ prefix: 'portico-throws' })).rejects.toThrow('IllegalUserTag')
    await expect(start({ element: '#nowhere' })).rejects.toThrow(TypeError)
    const silent = await Promise.race([
      start({ prefix: 'portico-silent' }),
      new Promise((done) => setTimeout(done, 60)),
    ])
    expect(silent).toBeUndefined()
  })

  test('calls back twice as it is told', async () => {
    const captchaVerifyCallback = vi.fn(() => Promise.resolve({ captchaResult: true }))
    const instance = await start({ prefix: 'portico-twice', captchaVerifyCallback })
    instance.show()
    await slide()
    await vi.waitFor(() => expect(captchaVerifyCallback).toHaveBeenCalledTimes(2))
  })
})
