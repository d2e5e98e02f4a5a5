// URLs in the pages that are not calls: pictures, and one navigation. No script sees their response.
import { captchaPicture, googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { pictureCaptchaLength } from '../../src/rules/limits.ts'
import type { AreaName } from './calls.ts'
import { referTo } from './components.ts'
import type { Operation, Parameter, Schema } from './model.ts'

const text = { type: 'string' } as const
const scenes: Schema = { ...text, enum: [...pictureScenes] }
const nothing = { description: 'There is nothing to show.' }

function parameter(where: 'path' | 'query', name: string, description: string, schema: Schema = text): Parameter {
  return { name, in: where, required: true, description, schema }
}

const time = parameter('query', 't', 'The time in ms since 1970, to prevent caching.', { type: 'integer' })

/** An operation for a picture that a session may see, with the given details. */
function picture(area: AreaName, words: Omit<Operation, 'tags' | 'responses'>): { get: Operation } {
  const responses = { '200': { description: 'The picture.', content: { 'image/*': { schema: {} } } }, '4XX': nothing }
  const parameters = [...words.parameters, time, referTo('parameters', 'State')]
  return { get: { ...words, tags: [area], security: [{ session: [] }], parameters, responses } }
}

const captcha = `A picture captcha of ${pictureCaptchaLength} characters, in any format that an \`<img>\` shows. Each \`t\` requests a new one; only the latest is valid, in this session, for one try.`
const ofPerson = { parameters: [], 'x-needs': 'person', 'x-needs-proof': 'always' }

/** These URLs as operations, by path. */
export const addresses: Record<string, { get: Operation }> = {
  [captchaPicture()]: picture('captcha', {
    operationId: 'captchaPicture',
    summary: 'A picture captcha',
    description: `${captcha} One without a scene is valid for any call.`,
    parameters: [],
    'x-needs': 'session',
  }),
  [`${captchaPicture()}/{scene}`]: picture('captcha', {
    operationId: 'captchaPictureOfScene',
    summary: 'A picture captcha for one scene',
    description: captcha,
    parameters: [parameter('path', 'scene', 'What the captcha is for; it cannot be used for anything else.', scenes)],
    'x-needs': 'session',
  }),
  [qrLoginPicture('{token}')]: picture('qrLogin', {
    operationId: 'qrLoginPicture',
    summary: 'The QR code of a QR login',
    description: 'Contains the URL that the phone opens to confirm: `/qr-login/confirm?token=…` of this site.',
    parameters: [parameter('path', 'token', 'The token of a QR login, in the session that requested it.')],
    'x-needs': 'session',
    'x-assumes': ['shape'],
  }),
  [googleQrPicture]: picture('twoStep', {
    operationId: 'googleQrPicture',
    summary: 'The QR code that an authenticator reads',
    description: 'Contains the secret of `getGoogleSecret` as an `otpauth:` URL.',
    ...ofPerson,
  }),
  [wechatQrPicture]: picture('twoStep', {
    operationId: 'wechatQrPicture',
    summary: 'The QR code that WeChat reads',
    description:
      'Once scanned, WeChat shows the two-step code. A login that waits for a second step by WeChat may request it without a proof.',
    ...ofPerson,
  }),
  '/third': {
    get: {
      operationId: 'goToThird',
      tags: ['login'],
      summary: "Begin a third party's login",
      description:
        "A top-level navigation. It finally redirects to where the user wanted to go, or, if the third party's account is not linked to an account here, to `/bind?type=…&bind_token=…&redirect=…`.",
      security: [{}],
      parameters: [
        parameter('query', 'type', 'The third party, e.g. `wechat`.'),
        { name: 'redirect', in: 'query', description: 'Where to go afterwards, from the page’s URL.', schema: text },
      ],
      responses: {
        '200': {
          description: 'An intermediate page, such as one that asks for consent.',
          content: { 'text/html': { schema: {} } },
        },
        '303': { description: 'Redirects to the third party.', headers: { Location: { schema: text } } },
        '4XX': nothing,
      },
      'x-needs': 'nobody',
      'x-assumes': ['shape'],
    },
  },
}
