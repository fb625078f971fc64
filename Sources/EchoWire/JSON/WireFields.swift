/// The table of a `WireObject`'s fields, which drives both reading and writing.
public struct WireFields<Root: Sendable>: Sendable {
    /// An object with nothing in it, to read into.
    let blank: Root
    public let all: [WireField<Root>]

    init(blank: Root, _ all: [WireField<Root>]) {
        self.blank = blank
        self.all = all
    }
}
