import EchoText

/// Where the prices of what is spent come from.
public struct PriceList: Sendable, Hashable {
    /// When the list was read: "2026-11-21"; empty where it does not say.
    public var date: String
    /// Models whose prices the person's configuration has.
    public var ownModels: Int
    /// When those were read: "2026-11-21". Nil where the configuration does not say.
    public var ownDate: String?
    /// A server that costs nothing but what the configuration says.
    public var isFree: Bool

    public init(date: String, ownModels: Int = 0, ownDate: String? = nil, isFree: Bool = false) {
        (self.date, self.ownModels, self.ownDate, self.isFree) = (date, ownModels, ownDate, isFree)
    }

    /// "List prices of 2026-11-28; your own of 2026-11-25 for 2 models."
    public var sentence: String {
        let list = date.isEmpty ? "List prices" : "List prices of \(date)"
        let own = ownDate.map { " of \($0)" } ?? ""
        guard ownModels == 0 else { return "\(list); your own\(own) for \(NumberWording.counted(ownModels, "model"))." }
        return isFree ? "The offline assistant costs nothing. \(list)." : "\(list)."
    }
}
