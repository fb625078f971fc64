import Foundation
import NIOHTTP1

/// One of the places of the REST API that are served here.
enum HTTPEndpoint: Sendable, Hashable {
    case models
    case model(String)
    case embeddings
    case responses
    case response(String)
    case inputItems(ofResponse: String)
    case cancellation(ofResponse: String)
    case inputTokens
    case chatCompletions
    case speech
    case transcriptions

    /// `path` without its query.
    init?(path: Substring) {
        switch path {
        case "/v1/models": self = .models
        case "/v1/embeddings": self = .embeddings
        case "/v1/responses": self = .responses
        case "/v1/responses/input_tokens": self = .inputTokens
        case "/v1/chat/completions": self = .chatCompletions
        case "/v1/audio/speech": self = .speech
        case "/v1/audio/transcriptions": self = .transcriptions
        default:
            if let id = Self.last(of: path, after: "/v1/models/") {
                self = .model(id)
            } else if let place = Self.last(of: path, after: "/v1/responses/") {
                self.init(inResponses: place.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
            } else {
                return nil
            }
        }
    }

    private init?(inResponses path: [String]) {
        switch (path.count, path.last) {
        case (1, _): self = .response(path[0])
        case (2, "input_items"): self = .inputItems(ofResponse: path[0])
        case (2, "cancel"): self = .cancellation(ofResponse: path[0])
        default: return nil
        }
    }

    /// Besides OPTIONS, which every place answers.
    var methods: [HTTPMethod] {
        switch self {
        case .models, .model, .inputItems: [.GET, .HEAD]
        case .response: [.GET, .HEAD, .DELETE]
        default: [.POST]
        }
    }

    /// What a request's body must be.
    var mediaType: String { self == .transcriptions ? "multipart/form-data" : "application/json" }

    func bodyLimit(_ limits: HTTPLimits) -> Int { self == .transcriptions ? limits.multipartBytes : limits.jsonBytes }

    private static func last(of path: Substring, after prefix: String) -> String? {
        guard path.hasPrefix(prefix), path.count > prefix.count else { return nil }
        return String(path.dropFirst(prefix.count)).removingPercentEncoding
    }
}
