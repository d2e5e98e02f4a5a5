import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { isSameArgs } from '../review/keep-args.ts'
import { nameOfFault } from './fault-choices.ts'
import { argTypes, firstArgs, type PrototypeArgs } from './prototype-args.ts'
import { listenToAddress, prototype } from './prototype-driver.ts'
import { PrototypeStory } from './prototype-story.tsx'

const meta = preview.type<{ args: PrototypeArgs }>().meta({
  title: 'Prototype',
  args: firstArgs,
  argTypes,
  // A window of its own comes when it comes; the screens in it have pictures of their own.
  render: (args, { id, globals }) => <PrototypeStory storyId={id} globals={globals} args={args} />,
  // The panel shows whatever breaks the contract.
  afterEach: ({ canvas }) => expect(canvas.queryByText(/breaks the contract/)).toBeNull(),
})

export const Default = meta.story({
  name: 'Prototype',
  play: async (context) => {
    const { t, address, arrivesAt, part, product } = prototype(context)
    await waitFor(() => expect(address().value).not.toBe(''), { timeout: 20_000 })
    // Opened by a link it shows what the link says, whatever that is.
    if (!isSameArgs(context.args, firstArgs)) return
    await arrivesAt('/login')
    await expect(product().canvas.getByRole('button', { name: t('login.submit') })).toBeVisible()
    await expect(part('Persona').getByText('Nobody is logged in.')).toBeVisible()
    await expect(await part('Calls').findByText('/login_settings')).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'The panel on a phone, beside the product on a phone',
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  args: { persona: 'member' },
  play: async (context) => {
    const { arrivesAt, product, part } = prototype(context)
    await arrivesAt('/login')
    await expect(product().page.documentElement.clientWidth).toBe(390)
    await expect(part('Persona').getByText(people.mei.email)).toBeVisible()
  },
})

export const Walk = meta.story({
  name: 'A walk from the login to two-step verification',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, words, arrivesAt, tell, press, follow, service, part } = prototype(context)
    const { told, stop } = listenToAddress()
    await arrivesAt('/login')
    await tell('Persona', 'Fill in the login')
    await press(t('login.submit'))
    // The file service begins here, which is no part of the product.
    const link = await waitFor(() => service().canvas.getByRole('link', { name: words.accountSecurity }))
    await expect(part('Persona').getByText('Mei Lin is logged in.')).toBeVisible()
    await service().hand.click(link)
    await arrivesAt('/security')
    await follow(t('security.nav.two-step'))
    await arrivesAt('/security/two-step')
    const calls = part('Calls').getAllByRole('listitem')
    await expect(calls.find((call) => call.textContent?.includes('POST/login'))).toHaveTextContent('ok')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(told.at(-1)).toMatchObject({ screen: 'security', persona: 'member', isEntered: true }))
    stop()
  },
})

export const CountdownEnds = meta.story({
  name: 'The clock ends the countdown of an SMS code',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, arrivesAt, product, type, press, tell, part } = prototype(context)
    await arrivesAt('/login')
    await product().hand.click(await product().canvas.findByRole('tab', { name: t('login.way.sms') }))
    await type(t('phone-field.label'), people.mei.phone)
    await press(t('sms-code.send'))
    await product().canvas.findByText(t('sms-code.sent-to', { to: '138****8000' }), { selector: 'span' })
    await tell('Messages', /^Fill in \d/)
    const code = product().canvas.getByLabelText(t('sms-code.label'), { selector: 'input' })
    await expect(part('Messages').getByText((code as HTMLInputElement).value)).toBeVisible()
    await expect(product().canvas.queryByRole('button', { name: t('sms-code.again') })).toBeNull()
    const lifetime = () => product().page.defaultView?.performance.now() ?? 0
    const before = lifetime()
    await tell('Clock', 'End the countdown')
    await expect(await product().canvas.findByRole('button', { name: t('sms-code.again') })).toBeVisible()
    await expect(part('Clock').getByText('1 min ahead')).toBeVisible()
    // Whatever else waits in the page has waited as long.
    await expect(lifetime() - before).toBeGreaterThan(60_000)
  },
})

export const OldCodes = meta.story({
  name: 'Old codes say so, and a new account that no link can hold',
  tags: ['!dev'],
  play: async (context) => {
    const { t, words, arrivesAt, product, type, press, tell, part, service } = prototype(context)
    await arrivesAt('/login')
    await product().hand.click(await product().canvas.findByRole('tab', { name: t('login.way.sms') }))
    await type(t('phone-field.label'), newPhone)
    await press(t('sms-code.send'))
    await product().canvas.findByText(t('sms-code.sent-to', { to: '137****7000' }), { selector: 'span' })
    await tell('Clock', 'End the countdown')
    await press(t('sms-code.again'))
    await expect(await part('Messages').findByText('replaced by a newer code')).toBeVisible()
    // The newer one alone can be filled in.
    await tell('Messages', /^Fill in \d/)
    await product().hand.click(product().canvas.getByRole('checkbox'))
    await press(t('login.submit'))
    await waitFor(() => expect(service().canvas.getByRole('heading', { name: words.homeTitle })).toBeVisible())
    await expect(part('Messages').getByText('used')).toBeVisible()
    await expect(part('Persona').getByText('137****7000 is logged in.')).toBeVisible()
    await expect(part('Persona').getByText(/opens without the account that was registered here/)).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
})

export const QrCode = meta.story({
  name: 'The clock expires the QR code, a phone scans the next one',
  tags: ['!dev'],
  args: { screen: 'qr-login', persona: 'member' },
  play: async (context) => {
    const { t, words, arrivesAt, product, tell, press, service } = prototype(context)
    await arrivesAt('/qr-login')
    await product().canvas.findByRole('img', { name: t('qr-login.label', { product: 'Portico' }) })
    await tell('Clock', 'Expire the QR code')
    await expect(await product().canvas.findByText(t('qr-login.expired.title'))).toBeVisible()
    await press(t('qr-login.refresh'))
    await expect(await product().canvas.findByText(t('qr-login.ready.title', { product: 'Portico' }))).toBeVisible()
    await tell('Phone', 'Scan the QR code')
    await expect(await product().canvas.findByText(t('qr-login.scanned.title'))).toBeVisible()
    await tell('Phone', 'Confirm on the phone')
    await expect(await waitFor(() => service().canvas.getByRole('heading', { name: words.homeTitle }))).toBeVisible()
  },
})

export const FaultForNextSubmit = meta.story({
  name: 'The next submit fails',
  tags: ['!dev'],
  args: { persona: 'member' },
  play: async (context) => {
    const { t, arrivesAt, product, press, tell, part } = prototype(context)
    await arrivesAt('/login')
    await context.userEvent.selectOptions(part('Faults').getByLabelText('The next submit fails with'), 'status-500')
    await expect(part('Faults').getByText(`${nameOfFault('status-500')} · the next submit`)).toBeVisible()
    await tell('Persona', 'Fill in the login')
    await press(t('login.submit'))
    const alert = await product().canvas.findByRole('alertdialog')
    await expect(alert).toHaveTextContent(t('error.status-500.title'))
    // What the page asks by itself, such as whether the account is known, is no submit.
    await expect(part('Calls').getByText('500').closest('li')).toHaveTextContent('POST/login500')
    // The panel is not behind the dialog: it stands in another document.
    await expect(part('Faults').getByLabelText('The next submit fails with')).toHaveValue('none')
    await expect(part('Faults').queryByText(/· the next submit/)).toBeNull()
  },
})

export const Offline = meta.story({
  name: 'Offline until it is cleared',
  tags: ['!dev'],
  args: { persona: 'member', isEntered: true, screen: 'security', fault: 'offline' },
  play: async (context) => {
    const { t, part, tell, product, arrivesAt } = prototype(context)
    await arrivesAt('/security')
    await expect(await part('Faults').findByText(`${nameOfFault('offline')} · every call`)).toBeVisible()
    await expect(await product().canvas.findByText(t('connection.offline'))).toBeVisible()
    await tell('Faults', 'Clear')
    await expect(part('Faults').queryByText(/· every call/)).toBeNull()
    await waitFor(() => expect(product().canvas.queryByText(t('connection.offline'))).toBeNull())
  },
})

export const MailLink = meta.story({
  name: 'The link of a mail is followed',
  tags: ['!dev'],
  args: { screen: 'forgot-password' },
  play: async (context) => {
    const { t, arrivesAt, type, press, tell, product } = prototype(context)
    await arrivesAt('/forgot-password')
    await type(t('login.login.label'), people.mei.email)
    await press(t('forgot-password.submit'))
    await tell('Messages', 'Open the link')
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
  name: 'In the desktop client the login is handed over',
  tags: ['!dev'],
  args: { persona: 'member', client: 'sync' },
  play: async (context) => {
    const { t, arrivesAt, product, tell, press, part } = prototype(context)
    await arrivesAt('/login')
    const { documentElement } = product().page
    await expect([documentElement.clientWidth, documentElement.clientHeight]).toEqual([380, 520])
    await tell('Persona', 'Fill in the login')
    await press(t('login.submit'))
    const handed = await part('Client').findByRole('listitem')
    await expect(handed).toHaveTextContent('onLogin')
    await expect(handed).toHaveTextContent(people.mei.email)
    await arrivesAt('/login')
  },
})

export const FromLink = meta.story({
  name: 'Begins as its link says',
  tags: ['!dev'],
  args: {
    screen: 'security_devices',
    persona: 'many-devices',
    isEntered: true,
    client: 'app',
    ahead: 90,
    fault: 'verify-too-frequent',
    isPanelOpen: false,
  },
  play: async (context) => {
    const { arrivesAt, product, part } = prototype(context)
    const { told, stop } = listenToAddress()
    await arrivesAt('/security/devices')
    await expect(product().page.documentElement.clientWidth).toBe(390)
    await expect(context.canvas.queryByRole('complementary')).toBeNull()
    await expect(told).toEqual([])
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Panel' }))
    await expect(told.at(-1)).toMatchObject({ isPanelOpen: true })
    stop()
    await expect(part('Persona').getByText('Tomás Rivera is logged in.')).toBeVisible()
    await expect(part('Clock').getByText('1 min 30 s ahead')).toBeVisible()
    await expect(part('Faults').getByText(`${nameOfFault('verify-too-frequent')} · the next submit`)).toBeVisible()
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
    await service().hand.click(service().canvas.getByRole('link', { name: words.back }))
    await arrivesAt('/login')

    await open('/nowhere')
    await expect(await product().canvas.findByRole('heading', { name: t('not-found.heading') })).toBeVisible()
    await follow(t('not-found.action'))
    await arrivesAt('/login')

    await open('https://files.example.net/shared')
    await expect(await canvas.findByRole('heading', { name: 'Leaves for another site' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the product' }))
    await arrivesAt('/login')

    const { documentElement } = product().page
    const other = documentElement.lang === 'zh-CN' ? '繁體中文' : '简体中文'
    await product().hand.click(product().canvas.getByText(`${t('language.label')}:`))
    await product().hand.click(product().canvas.getByRole('link', { name: other }))
    await waitFor(() => expect(documentElement).toHaveAttribute('lang', other === '简体中文' ? 'zh-CN' : 'zh-TW'))
    // The toolbar says it from here on.
    await expect(address()).toHaveValue('/login')
  },
})
