/** Fingers, or a mouse, on a map: one drags it, two spread it. */

/** A finger that has gone so far does not choose what lies under it. */
const FAR = 8;

/** Pointers that are down on a frame. */
export class Fingers {
  /** Watch a frame but for some of its parts; tell by how many pixels it is dragged, and held how much farther. */
  constructor(frame, parts, onMove) {
    Object.assign(this, { frame, parts, onMove, spots: new Map(), moved: 0 });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, (event) => this.up(event));
    frame.addEventListener("click", (event) => this.click(event), true);
  }

  down(event) {
    if (event.target.closest(this.parts)) return;
    this.spots.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.spots.size === 1) this.moved = 0;
  }

  move(event) {
    const from = this.spots.get(event.pointerId);
    if (!from) return;
    const before = this.spread();
    this.spots.set(event.pointerId, [event.clientX, event.clientY]);
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    this.moved += Math.hypot(dx, dy);
    if (this.moved > FAR) this.frame.classList.add("is-dragged");
    else if (this.spots.size === 1) return;
    const count = this.spots.size;
    this.onMove(dx / count, dy / count, before ? before / Math.max(this.spread(), 1) : 1);
  }

  up(event) {
    this.spots.delete(event.pointerId);
    this.frame.classList.remove("is-dragged");
  }

  /** A drag is not a choice. */
  click(event) {
    if (this.moved <= FAR) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** How far two fingers are apart. */
  spread() {
    const [a, b] = [...this.spots.values()];
    return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
