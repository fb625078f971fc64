import EchoApp
import PhoneBridge

/// Why a line, or a call, did not come about.
extension OpenLine {
    static func problem(_ error: any Error) -> PhoneError {
        switch error {
        case let error as PhoneError: error
        case let error as PhoneLineError: PhoneError(sentence(error))
        case let error as SIPEndpointError:
            PhoneError(
                SIPListening.sentence(error, advice: "Close the other telephone program, and open the line again."))
        case let error as BridgeListeningError:
            PhoneError(error.sentence(advice: "Set PORT to another one in the environment, and start again."))
        default: PhoneError("The line could not be opened: \(error).")
        }
    }

    static func sentence(_ error: PhoneLineError) -> String {
        switch error {
        case .busy: "The number is busy."
        case .noAnswer: "Nobody answers."
        case .declined: "The call was declined."
        case .notFound: "Nobody has this number."
        case .refused(_, let reason): "The exchange refused it: \(reason)."
        case .over, .notPossible, .unreachable, .strangeSound, .unreadable: "The call was not made."
        }
    }
}
