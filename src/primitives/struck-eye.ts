import { Eye, type IconNode } from 'lucide'

/** A crossed-out eye. Built from `Eye`, since a separate icon would add bytes to every page with a password. */
export const struckEye: IconNode = [...Eye, ['path', { d: 'm2 2 20 20' }]]
