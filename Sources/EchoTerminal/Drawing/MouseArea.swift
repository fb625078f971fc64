/// Cells that do something when the mouse is pressed on them.
struct MouseArea: Sendable, Hashable {
    var rect: Rect
    var target: MouseTarget
}
