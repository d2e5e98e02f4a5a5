import * as v from 'valibot'
import { twoStepMethod, twoStepMethods } from '../src/api/shapes/two-step.ts'
import { passwordMaxLength, passwordMinLength } from '../src/rules/limits.ts'

/** A list of some of these; by default, of all. */
const someOf = <const Name extends string>(...names: Name[]) => v.optional(v.array(v.picklist(names)), names)

const isOn = (byDefault: boolean) => v.optional(v.boolean(), byDefault)

/** Every setting with its default. By default everything is available, and nothing extra is required. */
const settings = v.strictObject({
  login_methods: someOf('password', 'sms', 'qr', 'sso'),
  thirds: someOf('wechat', 'wecom', 'dingtalk'),
  pic_captcha_required: isOn(false),
  sliding_captcha_enabled: isOn(false),
  /** Whose slider pages use: their own, or the stand-in for a vendor's (WID-16). */
  captcha_provider: v.optional(v.picklist(['embedded', 'vendor']), 'embedded'),
  voice_captcha_enabled: isOn(true),
  register_enabled: isOn(true),
  secure_zone_required: isOn(false),
  /** The two-step methods, the recommended one first (TWO-03). */
  two_step_methods: v.optional(v.array(twoStepMethod), [...twoStepMethods]),
  password_length_min: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(passwordMaxLength)),
    passwordMinLength,
  ),
  password_require_capital: isOn(false),
  password_require_special: isOn(false),
})

/** What `GET /login_settings` returns and pages embed, and other options. Tests may change it. */
export type Settings = v.InferOutput<typeof settings>

export function createSettings(): Settings {
  return v.parse(settings, {})
}

/** The settings to change. */
const settingsSchema = v.partial(settings)

/** The possible readings of a URL value: `true`, `false` or a number, else a comma-separated list or a word. */
function readValue(text: string): unknown[] {
  return /^(true|false|\d+)$/.test(text) ? [JSON.parse(text)] : [text.split(',').filter((part) => part !== ''), text]
}

/**
 * Parses a setting in a page's URL, `setting=<name>:<value>`, such as `register_enabled:false`,
 * `login_methods:password,sms`, `captcha_provider:vendor`. `undefined` if it is malformed.
 */
export function readSettingText(text: string): Partial<Settings> | undefined {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(text) ?? []
  const results = readValue(value).map((meaning) => v.safeParse(settingsSchema, { [name]: meaning }))
  return results.find(({ success }) => success)?.output as Partial<Settings> | undefined
}
