/// Published models for written answers. A server may know others: they are named by a `String`, as those of the catalogue
/// (``ModelCatalogue``) that are not here.
public enum ResponsesModel: String, Sendable, Hashable, CaseIterable {
    case gpt62Sol = "gpt-6.2-sol"
    case gpt61Terra = "gpt-6.1-terra"
    case gpt6Luna = "gpt-6-luna"
    /// Switched off on 2026-12-11, like the next two.
    case gpt5 = "gpt-5"
    case gpt5Mini = "gpt-5-mini"
    case gpt5Nano = "gpt-5-nano"
}
