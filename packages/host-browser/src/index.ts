export { type BrowserStore, openBrowserStore } from './disk';
export { Display, type Fitted, type Size } from './display';
export { type Keyboard, keyOfStroke, openKeyboard } from './keyboard';
export { defaultLook, type Look } from './look';
export { openMouse } from './mouse';
export { type PowerOptions, powerOn, type Running, randomSeed } from './power';
export { openSound, type Sound, timerPitch } from './sound';
