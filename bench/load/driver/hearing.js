// What one seat has heard last, and the one who waits for it to hear more.

export class Hearing {
  version = -1;
  #waiting = null;
  #failure = null;

  heard(version) {
    this.version = version;
    if (this.#waiting === null || version < this.#waiting.version) return;
    this.#waiting.resolve();
    this.#waiting = null;
  }

  failed(error) {
    this.#failure = error;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  /** Another game begins, and versions count anew. */
  forget() {
    this.version = -1;
  }

  async reaches(version) {
    if (this.#failure !== null) throw this.#failure;
    if (this.version >= version) return;
    await new Promise((resolve, reject) => {
      this.#waiting = { version, resolve, reject };
    });
  }
}
