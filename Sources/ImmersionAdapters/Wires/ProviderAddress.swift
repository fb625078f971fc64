/// Where a provider is asked: a base like "https://api.openai.com/v1", without the slash at its end.
public struct ProviderAddress: Sendable, Hashable {
    let base: String

    public init(_ base: String) {
        var text = base[...]
        while text.hasSuffix("/") { text = text.dropLast() }
        self.base = String(text)
    }

    func url(_ path: String) -> String { base + path }
}
