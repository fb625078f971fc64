import EchoScreen

extension KeptAmount.Kind {
    /// Which messages were starred, and when.
    package static let bookmarks = Self("bookmarks", erased: "bookmarks")
}
