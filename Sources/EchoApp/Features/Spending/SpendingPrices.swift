/// Where the prices of what is spent come from.
struct SpendingPrices: Sendable, Hashable {
    /// When the list was read: "2026-11-21".
    var date: String
    /// Models whose prices the person's configuration has.
    var ownModels = 0
    /// When those were read: "2026-11-21". Nil where the configuration does not say.
    var ownDate: String?
    /// A server that costs nothing but what the configuration says.
    var isFree = false
}
