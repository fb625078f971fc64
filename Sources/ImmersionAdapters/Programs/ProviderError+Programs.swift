import EchoPrograms
import Immersion

extension ProviderError {
    /// - Parameter path: of the program.
    init(_ error: ProgramError, of path: String) {
        self =
            switch error {
            case .notStarted: .notInstalled(part: path)
            case .brokenOff: .brokenOff
            case .tooMuchOutput: .invalidAnswer(reason: "it is too long")
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            }
    }
}
