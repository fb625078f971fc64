import Foundation

/// A server that speaks the vendor's HTTP API: Ollama, llama.cpp, LM Studio, vLLM, speaches, Kokoro-FastAPI. Or, for
/// speech, the Wyoming protocol, where its address begins with `tcp`.
public struct PartServer: Sendable, Hashable {
    /// Up to and with `/v1`, without a slash at its end.
    public var baseURL: String
    /// Nil for the first suitable one that the server lists.
    public var model: String?
    /// Nil for the voice that the client asks for.
    public var voice: String?
    /// The environment variable that holds its key.
    public var keyName: String?
    /// The product, as far as its list of models tells: "Ollama".
    public var product: String?
    /// This program runs it, or another window's does.
    var isOwn = false
    /// Whether what it translates is of use, as far as that is known.
    var translates = true
    /// What such a one answers to.
    var ownKey: String?

    public init(baseURL: String, model: String? = nil, voice: String? = nil, keyName: String? = nil) {
        self.baseURL = baseURL
        self.model = model
        self.voice = voice
        self.keyName = keyName
    }

    /// Reads `http://host:port`, with or without `/v1`, or `tcp://host:port`, and `#model` or `#model@voice` after it.
    public init(_ text: String, keyName: String? = nil) throws(PartChoiceError) {
        let halves = text.split(separator: "#", maxSplits: 1).map(String.init)
        guard let address = halves.first, address.contains("://") else { throw .unknown(text) }
        guard let url = URLComponents(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https", "tcp"].contains(scheme), let host = url.host, !host.isEmpty,
            scheme != "tcp" || url.port != nil
        else { throw .notAnAddress(text) }
        var base = address.prefix { $0 != "?" }
        while base.last == "/" { base = base.dropLast() }
        let names = halves.dropFirst().first?.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            baseURL: base.hasSuffix("/v1") || Self.isWyoming(base) ? String(base) : base + "/v1",
            model: names?.first.flatMap { $0.isEmpty ? nil : String($0) },
            voice: names?.dropFirst().first.flatMap { $0.isEmpty ? nil : String($0) }, keyName: keyName)
    }

    /// As it is chosen: `http://127.0.0.1:11434#llama3.2`.
    public var text: String {
        let address = baseURL.hasSuffix("/v1") ? String(baseURL.dropLast(3)) : baseURL
        let names = (model ?? "") + (voice.map { "@" + $0 } ?? "")
        return names.isEmpty ? address : "\(address)#\(names)"
    }

    /// The same, whose model has all that follows `#`: brains have no voices, and some have an `@` in their names.
    var asBrain: PartServer {
        guard let voice else { return self }
        var server = self
        (server.model, server.voice) = ((model ?? "") + "@" + voice, nil)
        return server
    }

    /// 0 for one that its address does not tell.
    var port: Int { URLComponents(string: baseURL)?.port ?? 0 }

    /// Whether it speaks the Wyoming protocol.
    var isWyoming: Bool { Self.isWyoming(baseURL[...]) }

    private static func isWyoming(_ address: Substring) -> Bool { address.lowercased().hasPrefix("tcp://") }

    /// `127.0.0.1:11434`, for people.
    public var name: String {
        let address = baseURL.firstRange(of: "://").map { baseURL[$0.upperBound...] } ?? baseURL[...]
        return String(address.prefix { $0 != "/" })
    }
}
