import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  unknown: 'Unknown device',
  places: {
    hangzhou: 'Hangzhou, CN',
    shanghai: 'Shanghai, CN',
    taipei: 'Taipei, TW',
    singapore: 'Singapore, SG',
    toronto: 'Toronto, CA',
  },
}

/** How the server names devices, and where they are. */
export type DeviceWords = typeof en

/** Where a device is, as far as the service knows the world. */
export type Place = keyof DeviceWords['places']

const zhCN: DeviceWords = {
  unknown: '未知设备',
  places: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多伦多' },
}

const zhTW: DeviceWords = {
  unknown: '未知的裝置',
  places: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多倫多' },
}

export const deviceWords: Record<Locale, DeviceWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
