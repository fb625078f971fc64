import Foundation

/// A caller's message for the owner of the line.
package struct CallerMessage: Sendable, Hashable {
    /// The same each time it is sent.
    let id: UUID
    /// The line's name for its call.
    let call: String
    /// Nil for a call whose beginning nobody noticed.
    let line: PhoneLineCall?
    let text: String
    /// Of the call, in `/api/recordings`; nil where nothing of its sound is kept so far.
    var recording: UUID?
    let time: Date
}
