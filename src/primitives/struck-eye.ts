import { Eye, type IconNode } from 'lucide'

/** The eye with a stroke through it: what is shown can be hidden. A drawing of its own would weigh on every page with a password. */
export const struckEye: IconNode = [...Eye, ['path', { d: 'm2 2 20 20' }]]
