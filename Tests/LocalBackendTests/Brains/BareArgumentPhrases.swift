/// Ways to have get_stock_price called for AAPL.
enum BareArgumentPhrases {
    static let stock = [
        "call get_stock_price with AAPL", "get_stock_price AAPL", "Call get_stock_price with AAPL.",
        "please call get_stock_price with AAPL", "get_stock_price: AAPL", "get_stock_price(AAPL)",
        #"get_stock_price("AAPL")"#, #"call get_stock_price with "AAPL""#, "call get_stock_price on AAPL please",
        "use the get_stock_price tool with AAPL", "run get_stock_price using AAPL", "invoke getStockPrice AAPL",
        "Could you call the function get_stock_price with the argument AAPL?", "get stock price AAPL",
        "call get_stock_price for AAPL", "call get_stock_price with ticker=AAPL", "call get_stock_price ticker AAPL",
        "call get_stock_price with AAPL as the ticker", "For AAPL, call get_stock_price",
        #"call get_stock_price with {"ticker":"AAPL"}"#, #"get_stock_price({"ticker": "AAPL"})"#,
        "use get_stock_price to look up AAPL", "call get_stock_price with `AAPL`",
        "execute get_stock_price of AAPL now",
        "call get_stock_price\nAAPL", "I want you to call get_stock_price with AAPL, please",
        "get_stock_price --ticker AAPL",
        "Hi, can you call get_stock_price with AAPL, thanks", "get_stock_price -> AAPL",
    ]
}
