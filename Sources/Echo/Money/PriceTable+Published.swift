extension PriceTable {
    /// The vendor's list prices for standard processing and prompts up to 272,000 tokens, state of 2026-11-21.
    ///
    /// Read in copies of the model pages below `developers.openai.com/api/docs/models`; the sound of gpt-realtime and
    /// gpt-realtime-mini, gpt-5 and text-embedding-ada-002 in lists of others, which agree with one another. Prices
    /// change: what is spent in truth is on the vendor's bill. Transcription of speech, images and the tools that the
    /// vendor runs are not in it.
    public static let published = (try? PriceTable(parsing: publishedText)) ?? PriceTable()

    /// When those prices were read, as ISO 8601 writes a day.
    public static let publishedDate = "2026-11-21"

    static let publishedText = """
        # model                  text in  cached   out    sound in  cached  out
        gpt-realtime             4        0.4      16     32        0.4     64
        gpt-realtime-1.5         4        0.4      16     32        0.4     64
        gpt-realtime-2           4        0.4      24     32        0.4     64
        gpt-realtime-2.1         4        0.4      24     32        0.4     64
        gpt-realtime-mini        0.6      0.06     2.4    10        0.3     20
        gpt-realtime-2.1-mini    0.6      0.06     2.4    10        0.3     20
        gpt-5                    1.25     0.125    10
        gpt-5-mini               0.25     0.025    2
        gpt-5-nano               0.05     0.005    0.4
        gpt-5.6-luna             0.2      0.02     1.2
        text-embedding-3-small   0.02
        text-embedding-3-large   0.13
        text-embedding-ada-002   0.1
        """
}
