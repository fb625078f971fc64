import Foundation

/// The fields of a form, in their order.
public struct ExchangeForm: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String
    }

    public private(set) var fields: [Field]

    public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

    init(_ elements: [(String, String)]) { fields = elements.map { Field(name: $0, value: $1) } }

    /// The first of this name.
    public subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    static func + (left: ExchangeForm, right: ExchangeForm) -> ExchangeForm {
        ExchangeForm((left.fields + right.fields).map { ($0.name, $0.value) })
    }

    /// As the body of a request has it.
    var encoded: String {
        fields.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }.joined(separator: "&")
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._*")

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
