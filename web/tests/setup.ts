// No test asks anybody: there is no house behind them.

globalThis.fetch = () => Promise.reject(new TypeError('no house'));
