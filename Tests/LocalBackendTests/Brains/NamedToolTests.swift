import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The offline assistant calls a function by its name` {
    private static let names = [
        "get_time", "get_current_time", "get_name", "get_user", "list_users", "get_user_name", "list_all", "get_all",
        "get_value", "set_value", "get_number", "random_number", "get_current_user", "current_time", "get_one",
        "give_me_two", "use_it", "return_value", "tell_user", "getCurrentTime", "getUserName", "get-user-name",
        "get_today", "now", "time", "user", "name", "value", "number", "all", "who_am_i", "what_is_new",
        "find_all_users",
        "set_name", "update_user", "delete_user", "create_user", "add_number", "add", "search", "web_search", "lookup",
        "get_weather", "read_file", "list_files", "run_query", "query", "execute", "do_it", "ping", "get_status",
        "check_status", "total", "sum_all_values", "time_now", "get_date_and_time", "transfer_to_billing_agent",
    ]

    @Test(arguments: names) func `word for word, without arguments`(name: String) {
        for said in ["call \(name)", "Call \(name).", "please use the \(name) tool", "Run the function `\(name)`!"] {
            #expect(
                answer(said, [tool(name), tool("get_weather_forecast")]) == [.call(name: name, arguments: "{}")],
                "\(said)")
        }
    }

    @Test func `spelled as people say it`() {
        #expect(
            answer("get current time", [tool("get_current_time")]) == [.call(name: "get_current_time", arguments: "{}")]
        )
        #expect(
            answer("What time is it?", [tool("get_current_time")]) == [.call(name: "get_current_time", arguments: "{}")]
        )
    }

    @Test func `and not for a word that stands in every text`() {
        let said = ["I had a good time yesterday", "my name is Ada", "one of them is enough", "add two and three"]
        for said in said {
            let parts = answer(said, [tool("get_time"), tool("get_name"), tool("get_one")])
            #expect(!parts.contains { if case .call = $0 { true } else { false } }, "\(said)")
        }
    }

    @Test(arguments: [
        ("What is the price of AAPL?", #"{"symbol":"AAPL"}"#),
        ("get_stock_price for symbol MSFT", #"{"symbol":"MSFT"}"#),
        (#"call get_stock_price with symbol "BRK.B""#, #"{"symbol":"BRK.B"}"#),
        ("Use get_stock_price, symbol: GOOG", #"{"symbol":"GOOG"}"#),
    ])
    func `with arguments as they were written`(said: String, arguments: String) {
        let price = tool("get_stock_price", "Gets the price of a stock", ["symbol": ["type": "string"]], ["symbol"])

        #expect(answer(said, [price]) == [.call(name: "get_stock_price", arguments: arguments)])
    }

    @Test func `with sentences as they were written`() {
        let send = tool("send_message", "Sends a text", ["text": ["type": "string"]], ["text"])

        #expect(
            answer("Send a message saying Don't panic, it's U.S. Steel's 3-for-2 split", [send]) == [
                .call(name: "send_message", arguments: #"{"text":"Don't panic, it's U.S. Steel's 3-for-2 split"}"#)
            ])
    }

    private func answer(_ said: String, _ tools: [BrainTool]) -> [BrainPart] {
        OfflineAssistant.brain.parts(
            BrainPrompt(items: [.user(said)], tools: tools, now: OfflineAssistant.now, timeZone: .gmt, seed: 1))
    }

    private func tool(
        _ name: String, _ description: String = "", _ properties: JSONObject = [:], _ required: [JSONValue] = []
    ) -> BrainTool {
        BrainTool(
            name: name, description: description,
            parameters: ["type": "object", "properties": .object(properties), "required": .array(required)])
    }
}
