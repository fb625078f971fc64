import NIOHTTP1

/// The error of a request by our own clients, by the codes of the API.
public enum BridgeError: String, Error, Sendable, Hashable, CaseIterable {
    case invalidTwilioToken = "E001"
    case assistantUnreachable = "E002"
    case invalidSound = "E003"
    case sessionOver = "E004"
    case tooManyRequests = "E005"
    case invalidNumber = "E006"
    case recordingFailed = "E007"
    case databaseFailed = "E008"

    var status: HTTPResponseStatus {
        switch self {
        case .invalidTwilioToken: .unauthorized
        case .assistantUnreachable: .badGateway
        case .invalidSound: .unsupportedMediaType
        case .sessionOver: .gone
        case .tooManyRequests: .tooManyRequests
        case .invalidNumber: .badRequest
        case .recordingFailed, .databaseFailed: .serviceUnavailable
        }
    }
}
