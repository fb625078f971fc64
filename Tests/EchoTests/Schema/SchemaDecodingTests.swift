import Echo
import Foundation
import Testing

@Suite struct `Values are read from what a model wrote` {
    private struct Trip: Codable, Equatable {
        let start: Date
        let days: [Day]

        struct Day: Codable, Equatable {
            let wind: Double
            let mood: SampleTypes.Mood?
        }
    }

    @Test func `what was written is read again`() throws {
        let trip = Trip(start: Date(timeIntervalSince1970: 1000), days: [.init(wind: 2.5, mood: .wild)])
        #expect(try JSONSchema.decode(Trip.self, from: try JSONSchema.text(of: trip)) == trip)
    }

    @Test(arguments: ["1970-01-01T00:16:40Z", "1970-01-01T00:16:40.000Z", "1970-01-01T01:16:40+01:00"])
    func `dates are ISO 8601`(text: String) throws {
        let trip = try JSONSchema.decode(Trip.self, from: #"{"start":"\#(text)","days":[]}"#)
        #expect(trip.start == Date(timeIntervalSince1970: 1000))
    }

    @Test(arguments: [
        (#"{"start":"1970-01-01T00:00:00Z"}"#, "days is missing"),
        (#"{"start":"1970-01-01T00:00:00Z","days":[{"wind":1},{"wind":"hard"}]}"#, "days.1.wind is not a number"),
        (#"{"start":"1970-01-01T00:00:00Z","days":[{"wind":null}]}"#, "days.0.wind is missing"),
        (#"{"start":"soon","days":[]}"#, "start: not an ISO 8601 date and time"),
        (#"{"start":"1970-01-01T00:00:00Z","days":[{"wind":1,"mood":"grim"}]}"#, "days.0.mood"),
        (#"{"start":"#, "it is not JSON"),
        ("[]", "it is not an object"),
    ])
    func `what is wrong is told with its place`(text: String, reason: String) {
        do throws(EchoError) {
            _ = try JSONSchema.decode(Trip.self, from: text)
            Issue.record("was read")
        } catch {
            guard case .unexpectedAnswer(let told) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(told.hasPrefix(reason), "\(told)")
        }
    }
}
