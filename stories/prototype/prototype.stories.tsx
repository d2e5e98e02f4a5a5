import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { isSameArgs } from '../review/keep-args.ts'
import { argTypes, firstArgs, type PrototypeArgs } from './prototype-args.ts'
import { prototype, recordArgs } from './prototype-driver.ts'
import { PrototypeStory } from './prototype-story.tsx'

const meta = preview.type<{ args: PrototypeArgs }>().meta({
  title: 'Prototype',
  args: firstArgs,
  argTypes,
  render: (args, { id, globals }) => <PrototypeStory storyId={id} globals={globals} args={args} />,
  // The panel shows violations of the contract.
  afterEach: ({ canvas }) => expect(canvas.queryByText(/breaks the contract/)).toBeNull(),
})

export const Default = meta.story({
  name: 'Prototype',
  play: async (context) => {
    const { t, address, arrivesAt, section, product } = prototype(context)
    await waitFor(() => expect(address().value).not.toBe(''), { timeout: 20_000 })
    // Opened by a link, it shows the link's own state.
    if (!isSameArgs(context.args, firstArgs)) return
    await arrivesAt('/login')
    await expect(product().canvas.getByRole('button', { name: t('login.submit') })).toBeVisible()
    await expect(section('Persona').getByText('Nobody is logged in.')).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  args: { persona: 'member' },
  play: async (context) => {
    const { arrivesAt, product, section } = prototype(context)
    await arrivesAt('/login')
    await expect(product().page.documentElement.clientWidth).toBe(390)
    await expect(section('Persona').getByText(people.mei.email)).toBeVisible()
  },
})

export const Walk = meta.story({
  name: 'From the login to two-step verification',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, words, arrivesAt, pressInPanel, press, follow, service, section } = prototype(context)
    const { written, stop } = recordArgs()
    await arrivesAt('/login')
    await pressInPanel('Persona', 'Fill in the login')
    await press(t('login.submit'))
    // The file service starts here; it is not section of the product.
    const link = await waitFor(() => service().canvas.getByRole('link', { name: words.accountSecurity }))
    await expect(section('Persona').getByText('Mei Lin is logged in.')).toBeVisible()
    await service().user.click(link)
    await arrivesAt('/security')
    await follow(t('security.nav.two-step'))
    await arrivesAt('/security/two-step')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() =>
      expect(written.at(-1)).toMatchObject({ screen: 'security', persona: 'member', isEntered: true }),
    )
    stop()
  },
})

export const NewAccount = meta.story({
  name: 'A new account is registered by SMS code, and links leave it out',
  tags: ['!dev'],
  play: async (context) => {
    const { t, words, arrivesAt, product, type, press, pressInPanel, section, service } = prototype(context)
    await arrivesAt('/login')
    await product().user.click(await product().canvas.findByRole('tab', { name: t('login.way.sms') }))
    await type(t('phone-field.label'), newPhone)
    await press(t('sms-code.send'))
    await product().canvas.findByText(t('sms-code.sent-to', { to: '137****7000' }), { selector: 'span' })
    await pressInPanel('Messages', /^Fill in \d/)
    await product().user.click(product().canvas.getByRole('checkbox'))
    await press(t('login.submit'))
    await waitFor(() => expect(service().canvas.getByRole('heading', { name: words.homeTitle })).toBeVisible())
    await expect(section('Messages').getByText('used')).toBeVisible()
    await expect(section('Persona').getByText('137****7000 is logged in.')).toBeVisible()
    await expect(section('Persona').getByText(/opens without the account that was registered here/)).toBeVisible()
  },
})

export const QrCode = meta.story({
  name: 'A phone scans the QR code',
  tags: ['!dev'],
  args: { screen: 'qr-login', persona: 'member' },
  play: async (context) => {
    const { t, words, arrivesAt, product, pressInPanel, service } = prototype(context)
    await arrivesAt('/qr-login')
    await product().canvas.findByRole('img', { name: t('qr-login.label', { product: 'Portico' }) })
    await pressInPanel('Phone', 'Scan the QR code')
    await expect(await product().canvas.findByText(t('qr-login.scanned.title'))).toBeVisible()
    await pressInPanel('Phone', 'Confirm on the phone')
    await expect(await waitFor(() => service().canvas.getByRole('heading', { name: words.homeTitle }))).toBeVisible()
  },
})

export const Offline = meta.story({
  name: 'Offline in the toolbar',
  tags: ['!dev'],
  args: { persona: 'member', isEntered: true, screen: 'security' },
  globals: { network: 'offline' },
  play: async (context) => {
    const { t, product, arrivesAt } = prototype(context)
    await arrivesAt('/security')
    await expect(await product().canvas.findByText(t('connection.offline'))).toBeVisible()
  },
})

export const MailLink = meta.story({
  name: 'Link from an email',
  tags: ['!dev'],
  args: { screen: 'forgot-password' },
  play: async (context) => {
    const { t, arrivesAt, type, press, pressInPanel, product } = prototype(context)
    await arrivesAt('/forgot-password')
    await type(t('login.login.label'), people.mei.email)
    await press(t('forgot-password.submit'))
    await pressInPanel('Messages', 'Open the link')
    await arrivesAt('/reset-password?')
    await expect(
      await product().canvas.findByLabelText(t('choose-password.label'), { selector: 'input' }),
    ).toBeVisible()
  },
})

export const ForcedTwoStep = meta.story({
  name: 'A persona who must set up two-step verification',
  tags: ['!dev'],
  args: { persona: 'force-two-step', isEntered: true, screen: 'security' },
  play: async (context) => {
    const { t, arrivesAt, product } = prototype(context)
    await arrivesAt('/two-step-setup')
    await expect(
      await product().canvas.findByRole('heading', { name: t('two-step.choose-method.title') }),
    ).toBeVisible()
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  tags: ['!dev'],
  args: { persona: 'member', client: 'sync' },
  play: async (context) => {
    const { t, arrivesAt, product, pressInPanel, press, section } = prototype(context)
    await arrivesAt('/login')
    const { documentElement } = product().page
    await expect([documentElement.clientWidth, documentElement.clientHeight]).toEqual([380, 520])
    await pressInPanel('Persona', 'Fill in the login')
    await press(t('login.submit'))
    const hookCall = await section('Client').findByRole('listitem')
    await expect(hookCall).toHaveTextContent('onLogin')
    await expect(hookCall).toHaveTextContent(people.mei.email)
    await arrivesAt('/login')
  },
})

export const FromLink = meta.story({
  name: 'Opened by a link',
  tags: ['!dev'],
  args: {
    screen: 'security_devices',
    persona: 'many-devices',
    isEntered: true,
    client: 'app',
    isPanelOpen: false,
  },
  play: async (context) => {
    const { arrivesAt, product, section } = prototype(context)
    const { written, stop } = recordArgs()
    await arrivesAt('/security/devices')
    await expect(product().page.documentElement.clientWidth).toBe(390)
    await expect(context.canvas.queryByRole('complementary')).toBeNull()
    await expect(written).toEqual([])
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Panel' }))
    await expect(written.at(-1)).toMatchObject({ isPanelOpen: true })
    stop()
    await expect(section('Persona').getByText('Tomás Rivera is logged in.')).toBeVisible()
  },
})

export const OtherPlaces = meta.story({
  name: 'The terms, an unknown address, another site, another language',
  tags: ['!dev'],
  args: { screen: 'register' },
  play: async (context) => {
    const { t, words, arrivesAt, open, follow, product, service, address } = prototype(context)
    const { canvas, userEvent } = context
    await arrivesAt('/register')
    await follow(t('footer.terms'))
    await waitFor(() => expect(service().canvas.getByRole('link', { name: words.back })).toBeVisible())
    await service().user.click(service().canvas.getByRole('link', { name: words.back }))
    await arrivesAt('/login')

    await open('/nowhere')
    await expect(await product().canvas.findByRole('heading', { name: t('not-found.heading') })).toBeVisible()
    await follow(t('not-found.action'))
    await arrivesAt('/login')

    await open('https://files.example.net/shared')
    await expect(await canvas.findByRole('heading', { name: 'Opens another site' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the product' }))
    await arrivesAt('/login')

    const { documentElement } = product().page
    const other = documentElement.lang === 'zh-CN' ? '繁體中文' : '简体中文'
    await product().user.click(product().canvas.getByText(`${t('language.label')}:`))
    await product().user.click(product().canvas.getByRole('link', { name: other }))
    await waitFor(() => expect(documentElement).toHaveAttribute('lang', other === '简体中文' ? 'zh-CN' : 'zh-TW'))
    // From here on the toolbar sets the language.
    await expect(address()).toHaveValue('/login')
  },
})
