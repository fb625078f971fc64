// swift-format-ignore-file
// The examples of Sources/Echo/Tools/Tool+Typed.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Tools/Tool+Typed.swift, 1`() async throws {
struct Place: Codable { let city: String }
let weather = try Tool(name: "weather", description: "Tells the weather.", arguments: Place.self) { place in
    "Sunny in \(place.city)"
}
_ = weather
}
