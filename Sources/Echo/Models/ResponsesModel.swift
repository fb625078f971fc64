/// The published models for written answers. A server may know others: they are named by a `String`.
public enum ResponsesModel: String, Sendable, Hashable, CaseIterable {
    case gpt5 = "gpt-5"
    case gpt5Mini = "gpt-5-mini"
    case gpt5Nano = "gpt-5-nano"
}
