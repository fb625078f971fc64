// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/CallingFunctions.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Echo.docc/CallingFunctions.md, 1`(echo: Echo) async throws {
struct Place: Codable, Sendable { let city: String }

echo.registerTool(
    try Tool(name: "weather", description: "Tells the weather of a city.", arguments: Place.self) { place in
        "Sunny in \(place.city)"
    })
}
