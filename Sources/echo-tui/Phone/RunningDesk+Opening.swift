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
                    Paths.ofThisProcess.callsFile, ProgramKeys.ofThisProcess.storage, instance: instance,
                    keepsCalls: history != nil)
            }
        return RunningDesk(
            keeping, history: history, storage: try RecordingStorage.reading(environment), announcement: announcement,
            messages: try messages(environment))
    }

    /// Where messages of callers are told, as the environment says; nil for nowhere.
    private static func messages(_ environment: [String: String]) throws -> MessageDelivery? {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let url = value("ECHO_MESSAGE_URL") else { return nil }
        let delivery = MessageDelivery(url: url, secret: value("ECHO_MESSAGE_SECRET")) {
            PhoneAssistant.office.warn(
                "E002 A caller's message could not be sent to ECHO_MESSAGE_URL; it is kept with its call.")
        }
        guard let delivery else {
            throw Failure(
                "ECHO_MESSAGE_URL must be an address such as https://example.com/messages, and ECHO_MESSAGE_SECRET, "
                    + "where it is set, whsec_ and base64.")
        }
        return delivery
    }
}
