import Foundation
import Phone
import PhoneBridge

extension RunningDesk {
    /// A desk that keeps calls in the database that the environment names, else in a file of this program's.
    ///
    /// - Parameter instance: the same after a restart, and no other program's of this machine.
    static func opened(
        _ environment: [String: String], instance: String, history: CallHistory?, announcement: String? = nil
    ) async throws -> RunningDesk {
        let keeping =
            if let database = try CallKeeping.reading(environment, instance: instance) {
                database
            } else {
                try await CallKeeping.file(
                    Paths.ofThisProcess.callsFile, instance: instance, keepsCalls: history != nil,
                    ProgramKeys.ofThisProcess.storage.callCipher)
            }
        return RunningDesk(
            keeping, history: history, storage: try RecordingStorage.reading(environment), announcement: announcement,
            messages: try MessageDelivery.reading(environment) { PhoneAssistant.office.warn($0) })
    }
}
