/** The viewports offered in the toolbar and used for screenshots and in Review / Locales. */
export const viewports = {
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  client: { name: 'Desktop client 380×520', styles: { width: '380px', height: '520px' } },
} as const

export type Viewport = keyof typeof viewports
