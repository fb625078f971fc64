import Echo
import Foundation

/// Turns loose words into a value of one's own type: `swift run StructuredOutput "Lunch with Ana on Friday at one"`.
///
/// `OPENAI_API_KEY` is the key; `OPENAI_BASE_URL` names another server than OpenAI's.
@main
struct StructuredOutput {
    /// What the answer has to be; its JSON schema is derived from this.
    struct Appointment: Codable {
        enum Kind: String, Codable, CaseIterable { case meal, meeting, journey, other }

        let title: String
        let kind: Kind
        let people: [String]
        let weekday: String?
        let hour: Int?
    }

    static func main() async {
        let echo = Echo(environment: ProcessInfo.processInfo.environment)

        let words = CommandLine.arguments.dropFirst().joined(separator: " ")
        do throws(EchoError) {
            let appointment = try await echo.generate.structured(
                Appointment.self, from: words.isEmpty ? "Lunch with Ana on Friday at one" : words,
                instructions: "Take down the appointment. Hours are those of 24.")
            let people = appointment.people.joined(separator: ", ")
            print("\(appointment.title) (\(appointment.kind.rawValue)), with \(people.isEmpty ? "nobody" : people)")
            print("\(appointment.weekday ?? "some day"), \(appointment.hour.map { "\($0):00" } ?? "at some time")")
        } catch {
            // A model that declines says so in `refused`.
            print("No appointment: \(error)")
        }
    }
}
