// swift-format-ignore-file
// The examples of Sources/Echo/Tools/Tool+Handler.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Tools/Tool+Handler.swift, 1`() async throws {
let weather = Tool(
    name: "get_weather", description: "Get weather for location", parameters: ["location": ["type": "string"]]
) { arguments in
    "Sunny in \(arguments["location"]?.string ?? "")"
}
_ = weather
}
