import EchoScreen
import PhoneBridge

/// Why a line, or a call, did not come about.
extension OpenLine {
    static func problem(_ error: any Error) -> PhoneError {
        switch error {
        case let error as PhoneError: error
        case let error as PhoneLineError: PhoneError(error.sentence)
        case let error as SIPEndpointError:
            PhoneError(
                SIPListening.sentence(
                    error,
                    advice: "Close the other telephone program, or choose another port with sip_port and start again."))
        case let error as BridgeListeningError:
            PhoneError(error.sentence(advice: "Set PORT to another one in the environment, and start again."))
        default: PhoneError("The line could not be opened: \(error).")
        }
    }
}
