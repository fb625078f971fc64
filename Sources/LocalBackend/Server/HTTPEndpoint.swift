import Foundation
import NIOHTTP1

/// One of the places of the REST API that are served here.
enum HTTPEndpoint: Sendable, Hashable {
    case models
    case model(String)
    case embeddings
    case responses
    case response(String)
    case chatCompletions
    case speech
    case transcriptions

    /// `path` without its query.
    init?(path: Substring) {
        switch path {
        case "/v1/models": self = .models
        case "/v1/embeddings": self = .embeddings
        case "/v1/responses": self = .responses
        case "/v1/chat/completions": self = .chatCompletions
        case "/v1/audio/speech": self = .speech
        case "/v1/audio/transcriptions": self = .transcriptions
        default:
            if let id = Self.last(of: path, after: "/v1/models/") {
                self = .model(id)
            } else if let id = Self.last(of: path, after: "/v1/responses/"), !id.contains("/") {
                self = .response(id)
            } else {
                return nil
            }
        }
    }

    /// Besides OPTIONS, which every place answers.
    var methods: [HTTPMethod] {
        switch self {
        case .models, .model: [.GET, .HEAD]
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
